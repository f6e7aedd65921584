// Secrets of the service.

export interface SecretsTable {
  /** The purpose of the secret. */
  name: string
  /** Random bytes in base64url. */
  value: string
}
