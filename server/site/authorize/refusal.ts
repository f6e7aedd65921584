// Why the page does not do what it was asked for: said to a person, on a page of its own.
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'Refusal'
    this.status = status
  }
}
