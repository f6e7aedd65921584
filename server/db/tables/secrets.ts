// What only the service knows.

export interface SecretsTable {
  /** What it is for. */
  name: string
  /** Random bytes in base64url. */
  value: string
}
