export function recogniseLicence(contents: string): string | undefined
export function isAllowed(licence: string | undefined): boolean
