import { inject } from 'vitest'

/** The address of an empty database on the PostgreSQL that all tests share. */
export async function borrowDatabase(): Promise<string> {
  const response = await fetch(inject('databaseLender'))
  if (!response.ok) throw new Error(await response.text())
  return response.text()
}
