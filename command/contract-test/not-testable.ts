// The error that skips a test.

/** Something cannot be tested, for the reason in the message. */
export class NotTestableError extends Error {}
