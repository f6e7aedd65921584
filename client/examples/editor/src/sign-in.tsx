// What is shown before a screen: the way to the authorization page of the service, or why a screen cannot be shown.
import { Button, Notice, TextControl } from '@wordpress/components'
import { useState } from '@wordpress/element'
import { Form } from './form.tsx'
import { SERVICE_URL, authorizationPage, keepSession } from './session.ts'

export function SignIn({ problem }: { problem?: string }) {
  return (
    <main className="sign-in">
      <h1>Editor</h1>
      {problem && (
        <Notice status="error" isDismissible={false}>
          {problem}
        </Notice>
      )}
      <p>Sign in with your account at {new URL(SERVICE_URL).host}. The editor gets a password of its own, which ends when you sign out.</p>
      <Button variant="primary" href={authorizationPage()} __next40pxDefaultSize>
        Sign in
      </Button>
      <details>
        <summary>I have an application password</summary>
        <PasswordForm />
      </details>
    </main>
  )
}

function PasswordForm() {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  return (
    <Form
      className="form"
      onSubmit={() => {
        keepSession({ username, password })
        location.reload()
      }}
    >
      <TextControl
        label="Username"
        required
        autoComplete="username"
        value={username}
        onChange={setUsername}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
      <TextControl
        label="Application password"
        type="password"
        required
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
      <Button variant="secondary" type="submit" __next40pxDefaultSize>
        Continue
      </Button>
    </Form>
  )
}

export function Problem({ message }: { message: string }) {
  return (
    <main className="sign-in">
      <h1>This does not work</h1>
      <Notice status="error" isDismissible={false}>
        {message}
      </Notice>
      <Button variant="primary" href="edit.php" __next40pxDefaultSize>
        Go to the posts
      </Button>
    </main>
  )
}
