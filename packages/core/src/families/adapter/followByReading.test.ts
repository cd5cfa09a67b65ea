import { describe, expect, it } from 'vitest'
import { followByReading } from './followByReading.js'

function createWorld() {
  const readings: Reading[] = []
  const told: unknown[] = []
  let change = () => {}
  const stop = followByReading<string>({
    listen(onChange) {
      change = onChange
      return () => {
        told.push('unlistened')
      }
    },
    read() {
      const reading = createReading()
      readings.push(reading)
      return reading.promise
    },
    apply: value => told.push(value),
    refuse: error => told.push(error),
  })
  return { readings, told, stop, change: () => change() }
}

interface Reading {
  readonly promise: Promise<string>
  resolve(value: string): void
  reject(error: unknown): void
}

function createReading(): Reading {
  let resolve: (value: string) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<string>((accept, refuse) => {
    resolve = accept
    reject = refuse
  })
  return { promise, resolve, reject }
}

const settle = () => new Promise(resolve => setImmediate(resolve))

describe('a wallet that says that something changed', () => {
  it('is read twice however often it says so, and the last reading counts', async () => {
    const { readings, told, change } = createWorld()
    for (let count = 0; count < 10_000; count++) change()
    expect(readings).toHaveLength(1)
    readings[0]?.resolve('old')
    await settle()
    expect([readings.length, told]).toEqual([2, []])
    readings[1]?.resolve('new')
    await settle()
    expect([readings.length, told]).toEqual([2, ['new']])
    change()
    readings[2]?.resolve('newer')
    await settle()
    expect(told).toEqual(['new', 'newer'])
  })

  it('is read again after it could not be read', async () => {
    const { readings, told, change } = createWorld()
    change()
    readings[0]?.reject('locked')
    await settle()
    change()
    readings[1]?.resolve('unlocked')
    await settle()
    expect(told).toEqual(['locked', 'unlocked'])
  })

  it('is not heard any more after it was left, not even with what it was asked before', async () => {
    const { readings, told, change, stop } = createWorld()
    change()
    change()
    stop()
    readings[0]?.resolve('late')
    await settle()
    expect([readings.length, told]).toEqual([1, ['unlistened']])
  })
})
