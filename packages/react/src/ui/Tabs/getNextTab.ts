/** The target of an arrow key, Home or End, wrapping around; null for other keys. */
export function getNextTab(key: string, index: number, count: number, rtl: boolean): number | null {
  if (count === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight'
  const backward = rtl ? 'ArrowRight' : 'ArrowLeft'
  if (key !== forward && key !== backward) return null
  return (index + (key === forward ? 1 : -1) + count) % count
}
