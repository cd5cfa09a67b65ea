import { cleanText } from './cleanText.js'
import { readProperty } from './readProperty.js'

export function readErrorText(thrown: unknown): string {
  if (typeof thrown === 'string') return cleanText(thrown, 200)
  const data = readProperty(thrown, 'data')
  const places = [thrown, data, readProperty(data, 'originalError'), readProperty(thrown, 'error')]
  return places.map(place => cleanText(readProperty(place, 'message'), 200)).find(Boolean) ?? ''
}
