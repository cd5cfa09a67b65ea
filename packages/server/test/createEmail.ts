let people = 0

/** The address of somebody who is new to the tests of a file. */
export const createEmail = (): string => `person${people++}@home.example`
