// The form of an event: its texts in both languages, times, venue and organizers.
import {
  Button,
  ComboboxControl,
  Notice,
  SelectControl,
  TabPanel,
  TextControl,
  TextareaControl,
  ToggleControl,
} from '@wordpress/components'
import { useEffect, useState } from '@wordpress/element'
import type { ReactElement } from 'react'
import { ContactField } from './contact-field.tsx'
import { DescriptionField } from './description-field.tsx'
import { ImageField, NamesField } from './event-fields.tsx'
import { NEW_EVENT, NO_TEXTS, fieldsOf, readEvent, saveEvent, textsOf } from './event.ts'
import type { Edited, EventFields, Texts } from './event.ts'
import { Form } from './form.tsx'
import { Frame } from './frame.tsx'
import { LANGUAGES } from './languages.ts'
import type { Language } from './languages.ts'
import { RepeatField, ScopeField } from './repeat-field.tsx'
import type { Scope } from './repeats.ts'
import { messageOf } from './service.ts'
import type { SiteUser } from './service.ts'
import { STATUSES } from './statuses.ts'

export async function eventForm(query: URLSearchParams, user: SiteUser): Promise<ReactElement> {
  const id = Number(query.get('id')) || undefined
  const [en, ka] = await Promise.all(LANGUAGES.map(({ name }) => id && readEvent(id, name)))
  const texts = { en: en ? textsOf(en) : NO_TEXTS, 'ka-ge': ka ? textsOf(ka) : NO_TEXTS }
  return (
    <Frame
      title={id ? 'Edit event' : 'Add event'}
      user={user}
      action={<Button href="events" variant="secondary" children="All events" __next40pxDefaultSize />}
    >
      {() => (
        <EventForm
          id={id}
          series={en ? en.series : null}
          texts={texts}
          fields={en ? fieldsOf(en) : NEW_EVENT}
          mayPublish={Boolean(user.capabilities['publish_posts'])}
        />
      )}
    </Frame>
  )
}

interface Opened extends Edited {
  id: number | undefined
  /** The series of an occurrence. */
  series: number | null
  mayPublish: boolean
}

function EventForm({ id, series, ...stored }: Opened) {
  const [saved, setSaved] = useState(stored)
  const [texts, setTexts] = useState(stored.texts)
  const [fields, setFields] = useState(stored.fields)
  const [scope, setScope] = useState<Scope>('occurrence')
  const [message, setMessage] = useState<{ status: 'success' | 'error'; text: string }>()
  const [isBusy, setBusy] = useState(false)
  const isChanged = JSON.stringify({ texts, fields }) !== JSON.stringify({ texts: saved.texts, fields: saved.fields })
  const change = (changed: Partial<EventFields>): void => setFields({ ...fields, ...changed })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    if (isChanged) addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isChanged])

  async function save(): Promise<void> {
    setBusy(true)
    try {
      const changed = await saveEvent(id, { texts, fields }, saved, scope)
      setSaved({ ...saved, texts, fields })
      setMessage({ status: 'success', text: 'Saved.' })
      // The occurrence belongs to another series now.
      if (!id || scope === 'following') setTimeout(() => location.replace(`event?id=${changed}`))
    } catch (error) {
      setMessage({ status: 'error', text: messageOf(error) })
    }
    setBusy(false)
  }

  const dateType = fields.all_day ? 'date' : 'datetime-local'
  return (
    <Form className="form" onSubmit={() => void save()}>
      {message && (
        <Notice status={message.status} onRemove={() => setMessage(undefined)}>
          {message.text}
        </Notice>
      )}
      {series !== null && <ScopeField series={series} value={scope} onChange={setScope} />}
      <TabPanel tabs={[...LANGUAGES]}>
        {({ name }) => (
          <TextFields
            key={name}
            texts={texts[name as Language]}
            onChange={(given) => setTexts((all) => ({ ...all, [name]: { ...all[name as Language], ...given } }))}
          />
        )}
      </TabPanel>
      <ToggleControl label="All day" checked={fields.all_day} onChange={(all_day) => change({ all_day })} __nextHasNoMarginBottom />
      <div className="row">
        <TextControl
          label="Start"
          type={dateType}
          required
          value={shownAs(fields.start, fields.all_day)}
          onChange={(start) => change({ start, end: fields.end < start ? start : fields.end })}
          __next40pxDefaultSize
          __nextHasNoMarginBottom
        />
        <TextControl
          label="End"
          type={dateType}
          required
          min={shownAs(fields.start, fields.all_day)}
          value={shownAs(fields.end, fields.all_day)}
          onChange={(end) => change({ end })}
          __next40pxDefaultSize
          __nextHasNoMarginBottom
        />
      </div>
      {(series === null || scope === 'following') && (
        <RepeatField value={fields.repeats} start={fields.start} onChange={(repeats) => change({ repeats })} />
      )}
      <ComboboxControl
        label="Time zone"
        value={fields.timezone}
        options={timeZones(fields.timezone)}
        onChange={(timezone) => change({ timezone: timezone ?? fields.timezone })}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
      <ContactField
        kind="venues"
        label="Venue"
        isSingle
        value={fields.venue ? [fields.venue] : []}
        onChange={([venue = null]) => change({ venue })}
      />
      <ContactField kind="organizers" label="Organizers" value={fields.organizers} onChange={(organizers) => change({ organizers })} />
      <NamesField label="Categories" of="categories" value={fields.categories} onChange={(categories) => change({ categories })} />
      <NamesField label="Tags" of="tags" value={fields.tags} onChange={(tags) => change({ tags })} />
      <ImageField value={fields.image} onChange={(image) => change({ image })} />
      <div className="row">
        <TextControl label="Cost" value={fields.cost} onChange={(cost) => change({ cost })} __next40pxDefaultSize __nextHasNoMarginBottom />
        <TextControl
          label="Website"
          type="url"
          value={fields.website}
          onChange={(website) => change({ website })}
          __next40pxDefaultSize
          __nextHasNoMarginBottom
        />
      </div>
      <ToggleControl label="Canceled" checked={fields.canceled} onChange={(canceled) => change({ canceled })} __nextHasNoMarginBottom />
      <ToggleControl label="Featured" checked={fields.featured} onChange={(featured) => change({ featured })} __nextHasNoMarginBottom />
      <SelectControl
        label="Status"
        value={fields.status}
        options={STATUSES.filter(({ value }) => value === fields.status || isChoosable(value, stored.mayPublish)).map((status) => ({
          ...status,
        }))}
        onChange={(status) => change({ status })}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
      <Button variant="primary" type="submit" isBusy={isBusy} disabled={!isChanged || isBusy} accessibleWhenDisabled __next40pxDefaultSize>
        Save
      </Button>
    </Form>
  )
}

function isChoosable(status: string, mayPublish: boolean): boolean {
  return ['draft', 'pending'].includes(status) || (mayPublish && ['publish', 'private'].includes(status))
}

function TextFields({ texts, onChange }: { texts: Texts; onChange: (texts: Partial<Texts>) => void }) {
  return (
    <div className="form" style={{ padding: '1rem 0 0' }}>
      <TextControl
        label="Title"
        value={texts.title}
        onChange={(title) => onChange({ title })}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
      <DescriptionField label="Description" value={texts.description} onChange={(description) => onChange({ description })} />
      <TextareaControl
        label="Summary"
        rows={2}
        value={texts.excerpt}
        onChange={(excerpt) => onChange({ excerpt })}
        __nextHasNoMarginBottom
      />
    </div>
  )
}

/** A date as the field of a browser takes it. */
function shownAs(date: string, isDay: boolean): string {
  const [day = '', time = '00:00'] = date.replace('T', ' ').split(' ')
  return isDay ? day : `${day}T${time.slice(0, 5)}`
}

function timeZones(current: string): { value: string; label: string }[] {
  return [...new Set([current, ...Intl.supportedValuesOf('timeZone')])].map((value) => ({ value, label: value.replaceAll('_', ' ') }))
}
