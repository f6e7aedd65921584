// The texts from which the content of the mock site is generated, about the town of the demo content.

/** Further users, one for each role that the demo content lacks. */
export const users = [
  { login: 'editor', role: 'editor', email: 'editor@example.org', name: 'Tamar' },
  { login: 'author', role: 'author', email: 'author@example.org', name: 'Davit' },
  { login: 'contributor', role: 'contributor', email: 'contributor@example.org', name: 'Keti' },
  { login: 'subscriber', role: 'subscriber', email: 'subscriber@example.org', name: 'Giorgi' },
] as const

export const categories = ['Council', 'Ferry', 'Kitchen', 'Weather', 'Workshops', 'History'] as const

export const tags = ['bread', 'gulls', 'lighthouse', 'market', 'nets', 'ropes', 'salt', 'winter'] as const

/** The title of a post is one of these and one of `subjects`. */
export const series = [
  'Notes from the market',
  'Harbour log',
  'Seen from the ferry',
  'Recipes of the quay',
  'Letters to the lighthouse',
  'Boats and their names',
  'Weather and gulls',
  'People of the mole',
  'Found on the beach',
  'From the council',
] as const

/** The same in German, for sites that have the language. */
export const germanSeries = [
  'Notizen vom Markt',
  'Hafentagebuch',
  'Von der Fähre gesehen',
  'Rezepte vom Kai',
  'Briefe an den Leuchtturm',
  'Boote und ihre Namen',
  'Wetter und Möwen',
  'Leute von der Mole',
  'Am Strand gefunden',
  'Aus dem Rat',
] as const

export const subjects = [
  'the first frost',
  'a borrowed oar',
  'too many plums',
  'the blue shutter',
  'a lost suitcase',
  'new ropes',
  'the late ferry',
  'salt',
  'a wedding on the pier',
  'the old crane',
  'two moons',
  'bread at six',
] as const

export const sentences = [
  'The harbour master wrote it down before anybody could forget it.',
  'By noon the whole quay had an opinion, and by evening there were two.',
  'Nobody in the fish hall could remember a year like this one.',
  'The ferry waited four minutes, which is longer than it waits for anyone.',
  'Tamar keeps the drawing in a drawer with the spare keys.',
  'The gulls noticed first, as they always do.',
  'It cost less than a new sail and lasted longer.',
  'Old Davit says that his grandfather did it the other way round.',
  'Bring a jacket, because the wind turns at six.',
  'The baker sold out before the bell rang.',
  'From the lighthouse you could see all of it, and a good part of the next bay.',
] as const

export const pages = ['Ferry timetable', 'Lost property', 'The lighthouse', 'Mooring fees', 'History of the harbour', 'Press'] as const

export const pictures = ['Morning', 'Low tide', 'Noon', 'Afternoon', 'High tide', 'Dusk', 'Storm', 'Night'] as const

export const venues = [
  { venue: 'Lighthouse', address: 'Mole 9' },
  { venue: 'Market square', address: 'Market Quay 1' },
  { venue: 'Ferry terminal', address: 'Second Pier 2' },
  { venue: 'Town library', address: 'Bell Street 12' },
  { venue: 'School yard', address: 'Plum Lane 3' },
  { venue: 'Net loft', address: 'Market Quay 8' },
] as const

export const organizers = ['Rowing club', 'Town library', 'Bakers of the quay', 'Chess circle'] as const

/** The title of an event is one of these and one of `subjects`. */
/** Events that repeat every week. */
export const repeated = [
  { en: 'Harbour choir', ka: 'ნავსადგურის გუნდი', hour: 18, rrule: 'FREQ=WEEKLY' },
  { en: 'Sailing course', ka: 'აფრების კურსი', hour: 11, rrule: 'FREQ=WEEKLY;COUNT=8' },
] as const

export const meetings = [
  { en: 'Fish market', ka: 'თევზის ბაზარი', hour: 7, cost: '' },
  { en: 'Choir evening', ka: 'გუნდის საღამო', hour: 19, cost: 'Free' },
  { en: 'Open workshop', ka: 'ღია სახელოსნო', hour: 16, cost: '$3' },
  { en: 'Night swim', ka: 'ღამის ცურვა', hour: 22, cost: 'Free' },
  { en: 'Story hour', ka: 'ზღაპრების საათი', hour: 17, cost: '' },
  { en: 'Boat trip to the lighthouse', ka: 'ნავით შუქურამდე', hour: 10, cost: '$12' },
  { en: 'Chess on the quay', ka: 'ჭადრაკი სანაპიროზე', hour: 15, cost: 'Free' },
  { en: 'Film in the fish hall', ka: 'კინო თევზის დარბაზში', hour: 20, cost: '$5 – $8' },
  { en: 'Rowing for beginners', ka: 'ნიჩბოსნობა დამწყებთათვის', hour: 9, cost: '$10' },
  { en: 'Dance by lanterns', ka: 'ცეკვა ფარნებთან', hour: 21, cost: '$4' },
] as const
