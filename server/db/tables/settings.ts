// The settings of the site that have been changed. Those without a row have their defaults.

export interface SettingsTable {
  name: string
  /** A JSON value. */
  value: string
}
