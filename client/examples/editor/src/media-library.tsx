// The media library: search, filters by type and month, upload, texts and focal point of a file, replacement, deletion.
import { Button, ComboboxControl, DropZone, FocalPointPicker, FormFileUpload, TextControl, TextareaControl } from '@wordpress/components'
import type { Action, Field } from '@wordpress/dataviews'
import { dateI18n } from '@wordpress/date'
import { useCallback, useEffect, useState } from '@wordpress/element'
import { pencil, trash } from '@wordpress/icons'
import type { ReactElement } from 'react'
import { Form } from './form.tsx'
import { Frame } from './frame.tsx'
import type { Notify } from './frame.tsx'
import { deleteFiles, findItems, mediaFiles, replaceFile, thumbnailOf, updateFiles, uploadFiles } from './media.ts'
import type { MediaFile } from './media.ts'
import { PageList } from './page-list.tsx'
import type { SiteUser } from './service.ts'

const TYPES = ['image', 'video', 'audio', 'application', 'text'].map((value) => ({
  value,
  label: value[0]?.toUpperCase() + value.slice(1),
}))

/** The months of the last ten years. */
const MONTHS = Array.from({ length: 120 }, (_none, index) => {
  const date = new Date(new Date().getFullYear(), new Date().getMonth() - index, 1)
  const value = `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`
  return { value, label: dateI18n('F Y', date) }
})

export function mediaLibrary(user: SiteUser): ReactElement {
  return (
    <Frame title="Media" user={user}>
      {(notify) => <MediaLibrary notify={notify} />}
    </Frame>
  )
}

/** With `onChoose`, files are chosen. */
export function MediaLibrary({
  notify,
  types,
  selection,
  onChoose,
}: {
  notify: Notify
  types?: readonly string[] | undefined
  selection?: string[]
  onChoose?: (files: MediaFile[]) => void
}) {
  const [version, setVersion] = useState(0)
  const [shown, setShown] = useState<MediaFile[]>([])
  const load = useCallback(
    async (view: Parameters<typeof mediaFiles>[0]) => {
      const page = await mediaFiles(view, types)
      setShown(page.items)
      return page
    },
    [types?.join()],
  )
  const add = (files: Iterable<File>): void => {
    const uploading = uploadFiles(files).then((uploaded) => onChoose?.(uploaded))
    void notify(uploading, 'Uploaded.').then(() => setVersion((count) => count + 1))
  }
  return (
    <div className="drop">
      <DropZone label="Drop files to upload" onFilesDrop={add} />
      <FormFileUpload
        multiple
        {...(types?.length && { accept: types.map((type) => (type.includes('/') ? type : `${type}/*`)).join() })}
        onChange={({ currentTarget }) => add(currentTarget.files ?? [])}
        render={({ openFileDialog }) => (
          <div style={{ padding: '1rem 3rem 0' }}>
            <Button variant="primary" onClick={openFileDialog} __next40pxDefaultSize>
              Upload files
            </Button>
          </div>
        )}
      />
      <PageList
        load={load}
        version={version}
        fields={FIELDS}
        view={{ type: 'grid', titleField: 'title', mediaField: 'preview', fields: [], filters: [] }}
        {...(selection && {
          selection,
          onChangeSelection: (ids: string[]) => onChoose?.(shown.filter(({ id }) => ids.includes(String(id)))),
        })}
        actions={(reload) => actionsOn(notify, reload)}
      />
    </div>
  )
}

const FIELDS: Field<MediaFile>[] = [
  { id: 'title', label: 'Title', getValue: ({ item }) => item.title.raw, enableSorting: false },
  { id: 'preview', label: 'Preview', render: Preview, enableSorting: false },
  { id: 'media_type', label: 'Type', elements: TYPES, filterBy: { operators: ['is'], isPrimary: true }, enableSorting: false },
  { id: 'date', label: 'Month', elements: MONTHS, filterBy: { operators: ['is'], isPrimary: true }, enableSorting: false },
]

function Preview({ item }: { item: MediaFile }) {
  return item.media_type === 'image' ? (
    <img className="thumbnail" src={thumbnailOf(item)} alt={item.alt_text || item.title.raw} />
  ) : (
    <span className="file-name">{item.mime_type}</span>
  )
}

function actionsOn(notify: Notify, reload: () => void): Action<MediaFile>[] {
  return [
    {
      id: 'edit',
      label: 'Edit',
      icon: pencil,
      isPrimary: true,
      supportsBulk: true,
      modalHeader: 'Edit',
      RenderModal: ({ items, closeModal }) => {
        const finish = (outcome: Promise<unknown>, success: string): void => {
          closeModal?.()
          void notify(outcome, success).then(reload)
        }
        const save = (data: object): void => finish(updateFiles(items, data), 'Saved.')
        const [file, ...others] = items
        return others.length ? (
          <SharedDetails count={items.length} onSave={save} />
        ) : (
          <Details file={file!} onSave={save} onReplace={(replacement) => finish(replaceFile(file!.id, replacement), 'Replaced.')} />
        )
      },
    },
    {
      id: 'delete',
      label: 'Delete permanently',
      icon: trash,
      isDestructive: true,
      supportsBulk: true,
      callback: (files) => {
        if (!confirm('Delete permanently? Texts that show this file will miss it.')) return
        void notify(deleteFiles(files), 'Deleted.').then(reload)
      },
    },
  ]
}

interface DetailsProps {
  file: MediaFile
  onSave: (data: object) => void
  onReplace: (file: File) => void
}

function Details({ file, onSave, onReplace }: DetailsProps) {
  const [title, setTitle] = useState(file.title.raw)
  const [alt_text, setAlt] = useState(file.alt_text)
  const [caption, setCaption] = useState(file.caption.raw)
  const [focal_point, setFocalPoint] = useState(file.focal_point)
  const { width, height } = file.media_details
  return (
    <Form
      className="media-details"
      onSubmit={() => {
        onSave({ title, alt_text, caption, ...(focal_point && { focal_point }) })
      }}
    >
      <div>
        {file.media_type === 'image' ? (
          <FocalPointPicker
            label="Focal point"
            url={file.source_url}
            value={focal_point ?? { x: 0.5, y: 0.5 }}
            onChange={setFocalPoint}
            __nextHasNoMarginBottom
          />
        ) : (
          <Preview item={file} />
        )}
        <p>
          {file.mime_type}
          {width && `, ${width} × ${height}`}
        </p>
        <a href={file.source_url} target="_blank" rel="noreferrer">
          Open the file
        </a>
        <FormFileUpload
          accept={file.mime_type}
          onChange={({ currentTarget: { files } }) => files?.[0] && onReplace(files[0])}
          render={({ openFileDialog }) => (
            <Button variant="secondary" onClick={openFileDialog} __next40pxDefaultSize>
              Replace the file
            </Button>
          )}
        />
      </div>
      <div className="form in-dialog">
        <TextControl label="Title" value={title} onChange={setTitle} __next40pxDefaultSize __nextHasNoMarginBottom />
        <TextareaControl
          label="Alternative text"
          help="Says what the image shows to those who cannot see it."
          value={alt_text}
          onChange={setAlt}
          __nextHasNoMarginBottom
        />
        <TextareaControl label="Caption" value={caption} onChange={setCaption} __nextHasNoMarginBottom />
        <Button variant="primary" type="submit" __next40pxDefaultSize>
          Save
        </Button>
      </div>
    </Form>
  )
}

const DETACHED = { value: '0', label: 'Nothing' }

/** What several files can have in common. What is left empty stays as it is. */
function SharedDetails({ count, onSave }: { count: number; onSave: (data: object) => void }) {
  const [alt_text, setAlt] = useState('')
  const [post, setPost] = useState<string | null>()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<{ value: string; label: string }[]>([])
  useEffect(() => {
    let isWanted = true
    findItems(typed).then(
      (items) => isWanted && setFound(items),
      () => isWanted && setFound([]),
    )
    return () => void (isWanted = false)
  }, [typed])
  const data = { ...(alt_text && { alt_text }), ...(post && { post: Number(post) }) }
  return (
    <Form
      className="form in-dialog"
      onSubmit={() => {
        onSave(data)
      }}
    >
      <TextareaControl
        label="Alternative text"
        help={`For all ${count} files. Empty, that of each file stays.`}
        value={alt_text}
        onChange={setAlt}
        __nextHasNoMarginBottom
      />
      <ComboboxControl
        label="Attach to"
        value={post}
        options={[DETACHED, ...found]}
        onFilterValueChange={setTyped}
        onChange={setPost}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
      <Button variant="primary" type="submit" disabled={!Object.keys(data).length} accessibleWhenDisabled __next40pxDefaultSize>
        Save
      </Button>
    </Form>
  )
}
