// An error of the authorization page, shown to a person as an HTML page.
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'Refusal'
    this.status = status
  }
}
