import { describe, expect, it } from 'vitest'
import { initialToasts, promoteToast, putToast, removeToast, type Toast } from './toasts.js'

const toast = (id: string, message = id): Toast => ({ id, type: 'info', message })
const full = ['a', 'b', 'c', 'd', 'e'].reduce((state, id) => putToast(state, toast(id)), initialToasts)
const idsOf = (list: readonly Toast[]) => list.map(({ id }) => id).join('')

describe('toasts', () => {
  it('shows three and queues the others [V-15]', () => {
    expect([idsOf(full.visible), idsOf(full.queued)]).toEqual(['abc', 'de'])
  })

  it('changes a toast where it stands, shown or queued', () => {
    const changed = putToast(putToast(full, toast('b', 'new')), toast('e', 'new'))
    expect([idsOf(changed.visible), idsOf(changed.queued)]).toEqual(['abc', 'de'])
    expect(changed.visible[1]?.message).toBe('new')
    expect(changed.queued[1]?.message).toBe('new')
  })

  it('lets nobody jump the queue when a place is free', () => {
    const free = removeToast(full, 'a')
    const more = putToast(free, toast('f'))
    expect([idsOf(more.visible), idsOf(more.queued)]).toEqual(['bc', 'def'])
    const moved = promoteToast(more)
    expect([idsOf(moved.visible), idsOf(moved.queued)]).toEqual(['bcd', 'ef'])
    expect(promoteToast(moved)).toBe(moved)
  })

  it('keeps its identity when there is nothing to remove', () => {
    expect(removeToast(full, 'x')).toBe(full)
  })
})
