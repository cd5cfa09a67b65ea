import { type Portico, watchState } from '@portico/core'

export const untilClosed = (portico: Portico): Promise<void> =>
  new Promise(resolve => {
    const stop = watchState(
      portico,
      ({ modal }) => modal.open,
      isOpen => {
        if (isOpen) return
        stop()
        resolve()
      },
    )
  })
