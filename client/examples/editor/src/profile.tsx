// The user's own profile: all that subscribers can change.
import apiFetch from '@wordpress/api-fetch'
import { Button, Notice, TextControl, TextareaControl } from '@wordpress/components'
import { useState } from '@wordpress/element'
import type { ReactElement } from 'react'
import { Form } from './form.tsx'
import { Frame } from './frame.tsx'
import type { SiteUser } from './service.ts'

export function profile(user: SiteUser): ReactElement {
  return (
    <Frame title="Profile" user={user}>
      {(notify) => (
        <>
          {!user.capabilities['edit_posts'] && (
            <Notice status="info" isDismissible={false}>
              You may read this site and change your profile. To write, ask an administrator for another role.
            </Notice>
          )}
          <ProfileForm user={user} onSave={(data) => notify(apiFetch({ path: '/wp/v2/users/me', method: 'PUT', data }), 'Saved.')} />
        </>
      )}
    </Frame>
  )
}

function ProfileForm({ user, onSave }: { user: SiteUser; onSave: (data: object) => Promise<void> }) {
  const [name, setName] = useState(user.name)
  const [email, setEmail] = useState(user.email)
  const [url, setUrl] = useState(user.url)
  const [description, setDescription] = useState(user.description)
  return (
    <Form
      className="form"
      onSubmit={() => {
        void onSave({ name, email, url, description })
      }}
    >
      <TextControl
        label="Name shown to others"
        required
        autoComplete="name"
        value={name}
        onChange={setName}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
      <TextControl
        label="Email"
        type="email"
        required
        autoComplete="email"
        value={email}
        onChange={setEmail}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
      <TextControl label="Website" type="url" value={url} onChange={setUrl} __next40pxDefaultSize __nextHasNoMarginBottom />
      <TextareaControl label="About you" value={description} onChange={setDescription} __nextHasNoMarginBottom />
      <Button variant="primary" type="submit" __next40pxDefaultSize>
        Save
      </Button>
    </Form>
  )
}
