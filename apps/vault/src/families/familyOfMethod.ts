/** Which family a method is of, by its name. Those of Bitcoin have none in front. */
export function familyOfMethod(method: string): string {
  if (/^(eth|personal|wallet)_/.test(method)) return 'eip155'
  return /^([a-z]+)_/.exec(method)?.[1] ?? 'bip122'
}
