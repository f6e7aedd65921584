// The venue or the organizers of an event: found by their names or added, and edited in both languages.
import { BaseControl, Button, ComboboxControl, Modal, Notice, TabPanel, TextControl } from '@wordpress/components'
import { useEffect, useState } from '@wordpress/element'
import { KINDS, newContact, readContact, saveContact } from './contact.ts'
import type { Choice, Contact, ContactKind, Field } from './contact.ts'
import { useNames } from './event-fields.tsx'
import { Form } from './form.tsx'
import { LANGUAGES } from './languages.ts'
import type { Language } from './languages.ts'
import { messageOf } from './service.ts'

interface ContactFieldProps {
  kind: ContactKind
  label: string
  value: Choice[]
  onChange: (value: Choice[]) => void
  isSingle?: boolean
}

export function ContactField({ kind, label, value, onChange, isSingle = false }: ContactFieldProps) {
  const [typed, setTyped] = useState('')
  /** What the dialog shows: a contact without an ID is new. */
  const [edited, setEdited] = useState<{ id?: number; name: string }>()
  const found = useNames(kind, typed)
  const isNew = typed !== '' && !found.some(({ name }) => name.toLowerCase() === typed.toLowerCase())
  const free = found.filter(({ id }) => !value.some((one) => one.id === id))
  return (
    <BaseControl __nextHasNoMarginBottom>
      {value.map((contact) => (
        <div key={contact.id} className="contact">
          <span>{contact.name}</span>
          <Button variant="link" aria-label={`Edit ${contact.name}`} onClick={() => setEdited(contact)} children="Edit" />
          <Button
            variant="link"
            isDestructive
            aria-label={`Remove ${contact.name}`}
            onClick={() => onChange(value.filter((one) => one !== contact))}
            children="Remove"
          />
        </div>
      ))}
      <ComboboxControl
        // Empty again after a choice.
        key={value.map(({ id }) => id).join()}
        label={value.length ? `${label}: ${isSingle ? 'replace' : 'add'}` : label}
        value={null}
        options={[
          ...free.map(({ id, name }) => ({ value: String(id), label: name })),
          ...(isNew ? [{ value: '', label: `Add “${typed}”` }] : []),
        ]}
        onFilterValueChange={setTyped}
        onChange={(chosen) => {
          const contact = free.find(({ id }) => String(id) === chosen)
          if (contact) onChange(isSingle ? [contact] : [...value, contact])
          else if (chosen === '') setEdited({ name: typed })
        }}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
      {edited && (
        <ContactDialog
          kind={kind}
          {...edited}
          onClose={() => setEdited(undefined)}
          onSaved={(saved) => {
            setEdited(undefined)
            const isThere = value.some(({ id }) => id === saved.id)
            const changed = value.map((one) => (one.id === saved.id ? saved : one))
            onChange(isThere ? changed : isSingle ? [saved] : [...value, saved])
          }}
        />
      )}
    </BaseControl>
  )
}

interface ContactDialogProps {
  kind: ContactKind
  id?: number
  name: string
  onClose: () => void
  onSaved: (saved: Choice) => void
}

function ContactDialog({ kind, id, name, onClose, onSaved }: ContactDialogProps) {
  const [before, setBefore] = useState<Contact>()
  const [contact, setContact] = useState<Contact>()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const fail = (error: unknown): void => setProblem(messageOf(error))
  useEffect(() => {
    const reading = id === undefined ? Promise.resolve(newContact(kind, '')) : readContact(kind, id)
    reading.then((read) => {
      setBefore(read)
      setContact(id === undefined ? newContact(kind, name) : read)
    }, fail)
  }, [])

  async function save(): Promise<void> {
    setBusy(true)
    await saveContact(kind, id, contact!, before!).then(onSaved, fail)
    setBusy(false)
  }

  const { title, texts, shared } = KINDS[kind]
  return (
    <Modal title={id === undefined ? `Add ${title.toLowerCase()}` : `Edit ${title.toLowerCase()}`} size="medium" onRequestClose={onClose}>
      {problem && (
        <Notice status="error" isDismissible={false}>
          {problem}
        </Notice>
      )}
      {contact && (
        <Form className="form in-dialog" onSubmit={() => void save()}>
          <TabPanel tabs={[...LANGUAGES]}>
            {({ name: tab }) => {
              const language = tab as Language
              const change = (changed: Record<string, string>): void =>
                setContact({ ...contact, texts: { ...contact.texts, [language]: { ...contact.texts[language], ...changed } } })
              return <Fields fields={texts} values={contact.texts[language]} onChange={change} />
            }}
          </TabPanel>
          <Fields
            fields={shared}
            values={contact.shared}
            onChange={(changed) => setContact({ ...contact, shared: { ...contact.shared, ...changed } })}
          />
          <Button variant="primary" type="submit" isBusy={isBusy} disabled={isBusy} accessibleWhenDisabled __next40pxDefaultSize>
            Save {title.toLowerCase()}
          </Button>
        </Form>
      )}
    </Modal>
  )
}

interface FieldsProps {
  fields: Field[]
  values: Record<string, string>
  onChange: (changed: Record<string, string>) => void
}

function Fields({ fields, values, onChange }: FieldsProps) {
  return (
    <div className="form in-dialog">
      {fields.map(({ name, label, type }) => (
        <TextControl
          key={name}
          label={label}
          type={type ?? 'text'}
          value={values[name] ?? ''}
          onChange={(value) => onChange({ [name]: value })}
          __next40pxDefaultSize
          __nextHasNoMarginBottom
        />
      ))}
    </div>
  )
}
