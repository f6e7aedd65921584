// Fields of the form of an event that look things up: terms and the image.
import { BaseControl, Button, FormTokenField } from '@wordpress/components'
import { useEffect, useState } from '@wordpress/element'
import { list } from 'content-service'
import type { Choice } from './contact.ts'
import type { EventFields } from './event.ts'
import { MediaUpload } from './media-upload.tsx'
import { client } from './service.ts'
import { textOf } from './texts.ts'

type Named = keyof typeof searches

export function NamesField({
  label,
  of,
  value,
  onChange,
}: {
  label: string
  of: Named
  value: string[]
  onChange: (names: string[]) => void
}) {
  const [typed, setTyped] = useState('')
  const found = useNames(of, typed)
  return (
    <FormTokenField
      label={label}
      value={value}
      suggestions={found.map(({ name }) => name)}
      onInputChange={setTyped}
      onChange={(tokens) => onChange(tokens.map((token) => (typeof token === 'string' ? token : token.value)))}
      __next40pxDefaultSize
      __nextHasNoMarginBottom
    />
  )
}

/** What has such a name. */
export function useNames(of: Named, search: string): Choice[] {
  const [found, setFound] = useState<Choice[]>([])
  useEffect(() => {
    let isWanted = true
    searches[of]({ per_page: 20, ...(search && { search }) }).then(
      (choices) => isWanted && setFound(choices),
      () => isWanted && setFound([]),
    )
    return () => void (isWanted = false)
  }, [of, search])
  return found
}

interface Search {
  per_page: number
  search?: string
}

const { calendar } = client()

const searches = {
  async venues(query: Search): Promise<Choice[]> {
    const { items } = await list(calendar, '/venues', { params: { query } })
    return items.map(({ id, venue }) => ({ id, name: textOf(venue) }))
  },
  async organizers(query: Search): Promise<Choice[]> {
    const { items } = await list(calendar, '/organizers', { params: { query } })
    return items.map(({ id, organizer }) => ({ id, name: textOf(organizer) }))
  },
  async categories(query: Search): Promise<Choice[]> {
    const { items } = await list(calendar, '/categories', { params: { query: { ...query, hide_empty: false } } })
    return items.map(({ id, name }) => ({ id, name: textOf(name) }))
  },
  async tags(query: Search): Promise<Choice[]> {
    const { items } = await list(calendar, '/tags', { params: { query: { ...query, hide_empty: false } } })
    return items.map(({ id, name }) => ({ id, name: textOf(name) }))
  },
}

export function ImageField({ value, onChange }: { value: EventFields['image']; onChange: (image: EventFields['image']) => void }) {
  return (
    <BaseControl label="Image" id="image" __nextHasNoMarginBottom>
      <div className="row">
        {value && <img className="thumbnail" src={value.url} alt="" />}
        <MediaUpload
          allowedTypes={['image']}
          onSelect={(media) => {
            const { id, url } = media as { id: number; url: string }
            onChange({ id: String(id), url })
          }}
          render={({ open }) => (
            <Button variant="secondary" onClick={open} children={value ? 'Replace' : 'Choose an image'} __next40pxDefaultSize />
          )}
        />
        {value && <Button variant="tertiary" isDestructive onClick={() => onChange(null)} children="Remove" __next40pxDefaultSize />}
      </div>
    </BaseControl>
  )
}
