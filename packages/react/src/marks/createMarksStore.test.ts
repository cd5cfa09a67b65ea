import { describe, expect, it } from 'vitest'
import { createMarksStore, type FindMark } from './createMarksStore.js'

const marks: FindMark = () => undefined

function createPage(saveData = false) {
  const due: (() => void)[] = []
  const page = {
    navigator: { connection: { saveData } },
    requestAnimationFrame: (run: () => void) => due.push(run),
    setTimeout: (run: () => void) => due.push(run),
  }
  const paint = () => {
    for (let run = due.shift(); run; run = due.shift()) run()
  }
  // The other members are not used.
  return { page: page as unknown as Window, paint }
}

describe('createMarksStore', () => {
  it('fetches the marks once, after what misses one was painted', async () => {
    const { page, paint } = createPage()
    let loads = 0
    const marksStore = createMarksStore(page, async () => {
      loads++
      return marks
    })
    const changed = new Promise<void>(resolve => marksStore.subscribe(resolve))
    marksStore.request()
    marksStore.request()
    expect(loads).toBe(0)
    expect(marksStore.get()).toBe('loading')
    paint()
    await changed
    expect(marksStore.get()).toBe(marks)
    expect(loads).toBe(1)
  })

  it('leaves it at monograms where they do not come', async () => {
    const { page, paint } = createPage()
    const marksStore = createMarksStore(page, () => Promise.reject(new Error('offline')))
    const changed = new Promise<void>(resolve => marksStore.subscribe(resolve))
    marksStore.request()
    paint()
    await changed
    expect(marksStore.get()).toBeUndefined()
  })

  it('fetches none for whoever pays by the byte', () => {
    const { page, paint } = createPage(true)
    const marksStore = createMarksStore(page, () => Promise.reject(new Error('not to be called')))
    marksStore.request()
    paint()
    expect(marksStore.get()).toBeUndefined()
  })
})
