// The messages between the process and the thread of the hooks.

export const hookNames = ['validate', 'beforeSave'] as const
export type HookName = (typeof hookNames)[number]

export interface HookCall {
  id: number
  type: string
  hook: HookName
  item: object
  previous: object | undefined
  user: object | null
}

/** A call, or a check whether the thread still responds. */
export type ToThread = HookCall | 'alive'

/** `refusals` are problems by parameter, and `failure` is any other error. */
export type Outcome = { result: unknown } | { refusals: Record<string, string> } | { failure: string }

/** The names of the hooks by type, or why they cannot be loaded; then the outcome of each call. */
export type FromThread = { hooks: Record<string, string[]> } | { problem: string } | ({ id: number } & Outcome) | 'alive'
