// The global IDs and the structured data (JSON-LD) of events, venues and organizers.
import { describe, expect, it } from '@jest/globals'
import { changeVenue, listEvents, makeEvent, makeOrganizer, makeVenue, readEvent, readOrganizer } from '../support/calendar.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer({ SITE_TIMEZONE: 'America/New_York' })
const { editor } = server.as
const host = server.baseUrl.replace('http://', '')

describe('global IDs', () => {
  it('contain the host of the site and the ID', async () => {
    for (const item of [await makeEvent(editor), await makeVenue(editor), await makeOrganizer(editor)])
      expect(item).toMatchObject({ global_id: `${host}?id=${item.id}`, global_id_lineage: [`${host}?id=${item.id}`] })
  })
})

describe('structured data', () => {
  const address = { address: '1 Mill Road', city: 'Akron', country: 'United States', state: 'Ohio', zip: '10101' }

  it('describes a venue and an organizer', async () => {
    const word = newWord()
    const venue = await makeVenue(editor, {
      venue: `${word} Mill & <em>Tavern</em>`,
      description: '<p>By the   river.</p>',
      ...address,
      phone: '555',
      website: 'https://mill.example/',
      geo_lat: 41.08,
      geo_lng: -81.52,
    })
    expect(venue.json_ld).toEqual({
      '@context': 'http://schema.org',
      '@type': 'Place',
      name: `${word} Mill & Tavern`,
      description: 'By the river.',
      url: venue.url,
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Mill Road',
        addressLocality: 'Akron',
        addressRegion: 'Ohio',
        postalCode: '10101',
        addressCountry: 'United States',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 41.08, longitude: -81.52 },
      telephone: '555',
      sameAs: 'https://mill.example/',
    })
    const organizer = await makeOrganizer(editor, { organizer: `${word} Club`, email: 'club@example.org' })
    expect((await readOrganizer(server.anonymous, organizer.id)).json_ld).toEqual({
      '@context': 'http://schema.org',
      '@type': 'Person',
      name: `${word} Club`,
      url: organizer.url,
      email: 'club@example.org',
    })
  })

  it('describes an event with its venue and organizers, and shows changes of the venue', async () => {
    const [venue, club, choir] = [await makeVenue(editor), await makeOrganizer(editor), await makeOrganizer(editor)]
    const { id } = await makeEvent(editor, {
      title: 'Walk &amp; talk',
      description: '<p>Bring a <b>coat</b>.</p>',
      start_date: '2031-07-04 10:00:00',
      end_date: '2031-07-04 11:30:00',
      date_utc: '2026-02-01 10:00:00',
      cost: '€10 – €25',
      venue: venue.id,
      organizer: [club.id],
    })
    const event = await readEvent(server.anonymous, id)
    const { '@context': _place, ...location } = venue.json_ld
    const { '@context': _person, ...person } = club.json_ld
    expect(event.json_ld).toEqual({
      '@context': 'http://schema.org',
      '@type': 'Event',
      name: 'Walk & talk',
      description: 'Bring a coat.',
      url: event.url,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      eventStatus: 'https://schema.org/EventScheduled',
      startDate: '2031-07-04T10:00:00-04:00',
      endDate: '2031-07-04T11:30:00-04:00',
      location,
      organizer: person,
      offers: {
        '@type': 'Offer',
        price: '10',
        priceCurrency: 'EUR',
        url: event.url,
        category: 'primary',
        availability: 'inStock',
        validFrom: '2026-02-01T10:00:00+00:00',
      },
    })
    await changeVenue(editor, venue.id, { city: 'Akron' })
    expect((await readEvent(server.anonymous, id)).json_ld.location?.address).toEqual({
      '@type': 'PostalAddress',
      addressLocality: 'Akron',
    })
    const shared = await makeEvent(editor, { organizer: [club.id, choir.id] })
    expect(shared.json_ld.organizer).toEqual([expect.objectContaining({ url: club.url }), expect.objectContaining({ url: choir.url })])
  })

  it('does not reveal protected texts or draft venues', async () => {
    const venue = await makeVenue(editor, { status: 'draft' })
    const { id } = await makeEvent(editor, { description: 'A secret.', password: 'open', venue: venue.id })
    const { json_ld } = await readEvent(server.anonymous, id)
    expect([json_ld.description, json_ld.location]).toEqual([undefined, undefined])
    expect((await readEvent(server.anonymous, id, { password: 'open' })).json_ld.description).toBe('A secret.')
  })

  it('has the price 0 for a free event, and no price for words', async () => {
    expect((await makeEvent(editor, { cost: 'Free' })).json_ld.offers).toMatchObject({ price: '0', priceCurrency: 'USD' })
    expect((await makeEvent(editor, { cost: 'Donation' })).json_ld.offers).toBeUndefined()
    expect((await makeEvent(editor, { cost: '20 GEL' })).json_ld.offers).toMatchObject({ price: '20', priceCurrency: 'GEL' })
  })

  it('says that an event has been canceled', async () => {
    expect((await makeEvent(editor, { canceled: true })).json_ld.eventStatus).toBe('https://schema.org/EventCancelled')
    expect((await makeEvent(editor)).json_ld.eventStatus).toBe('https://schema.org/EventScheduled')
  })

  describe('of a series', () => {
    const makeSeries = (rrule: string, of: object = {}) =>
      makeEvent(editor, { start_date: '2031-03-06 18:30:00', end_date: '2031-03-06 20:00:00', recurrence: { rrule }, ...of })

    it('has its schedule, and that of an occurrence names the series', async () => {
      const series = await makeSeries('', {
        recurrence: { rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;UNTIL=20310630', exdates: ['2031-03-20 18:30:00'] },
      })
      expect(series.json_ld.eventSchedule).toEqual({
        '@type': 'Schedule',
        repeatFrequency: 'P2W',
        byDay: ['https://schema.org/Thursday'],
        startDate: '2031-03-06',
        endDate: '2031-06-30',
        startTime: '18:30:00',
        endTime: '20:00:00',
        scheduleTimezone: 'America/New_York',
        exceptDate: ['2031-03-20T18:30:00-04:00'],
      })
      const { events } = await listEvents(server.anonymous, { series: [series.id], starts_after: '2031-01-01' })
      expect(events[0]?.json_ld).toMatchObject({
        startDate: '2031-03-06T18:30:00-05:00',
        superEvent: { '@type': 'EventSeries', url: series.url },
      })
      expect(events[0]?.json_ld.eventSchedule).toBeUndefined()
    })

    it('has days for whole days, and positions in months', async () => {
      const days = { all_day: true, start_date: '2031-03-06', end_date: '2031-03-06' }
      const { json_ld } = await makeSeries('', {
        ...days,
        recurrence: { rrule: 'FREQ=YEARLY;BYMONTH=3;BYDAY=1TH;COUNT=3', exdates: ['2032-03-04'] },
      })
      expect(json_ld.eventSchedule).toEqual({
        ...{ '@type': 'Schedule', repeatFrequency: 'P1Y', repeatCount: 3, byDay: ['1TH'], byMonth: [3] },
        ...{ startDate: '2031-03-06', scheduleTimezone: 'America/New_York', exceptDate: ['2032-03-04'] },
      })
    })

    it('has no schedule for what a schedule cannot say', async () => {
      const { json_ld } = await makeSeries('FREQ=MONTHLY;BYMONTHDAY=-26')
      expect(json_ld.eventSchedule).toBeUndefined()
    })
  })
})
