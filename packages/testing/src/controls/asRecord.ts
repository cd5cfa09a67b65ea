export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  // Every field is checked where it is used.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
