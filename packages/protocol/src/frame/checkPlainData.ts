import { frameLimits } from './frameLimits.js'

export type PlainDataFault = 'payload_too_large' | 'forbidden_key' | 'not_plain_data'

/** Keys that could cause prototype pollution when the object is copied. */
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Structured clones may contain maps, cycles and sparse arrays of 2³² elements. It stops at the first limit. */
export function checkPlainData(data: unknown): PlainDataFault | undefined {
  let left: number = frameLimits.size
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value: data, depth: 1 }]
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    const { value, depth } = entry
    left -= getOwnSize(value)
    if (left < 0) return 'payload_too_large'
    if (typeof value !== 'object' || value === null) {
      if (!isPlainValue(value)) return 'not_plain_data'
      continue
    }
    if (depth > frameLimits.depth) return 'payload_too_large'
    const isArray = Array.isArray(value)
    if (!isArray && !isPlainObject(value)) return 'not_plain_data'
    let index = 0
    for (const key of Object.keys(value)) {
      // A sparse array, or one with named properties, is not JSON.
      if (isArray && key !== String(index)) return 'not_plain_data'
      if (forbiddenKeys.has(key)) return 'forbidden_key'
      left -= isArray ? 0 : key.length
      if (left < 0) return 'payload_too_large'
      index += 1
      open.push({ value: (value as Record<string, unknown>)[key], depth: depth + 1 })
    }
    if (isArray && index !== value.length) return 'not_plain_data'
  }
  return undefined
}

function getOwnSize(value: unknown): number {
  if (typeof value === 'string') return value.length
  return Array.isArray(value) ? 8 * value.length : 8
}

function isPlainValue(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  return value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean'
}

// Compares the prototype's prototype, because the data may come from another realm.
function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype === null) return true
  return (
    Object.prototype.toString.call(value) === '[object Object]' && Object.getPrototypeOf(prototype) === null
  )
}
