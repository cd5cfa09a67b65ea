import * as React from 'react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { AheadContext } from '../AheadContext.js'

export interface DrawnAheadProps {
  readonly visible: boolean
  readonly ahead: boolean
  readonly children: ReactNode
}

type ActivityComponent = ComponentType<{ mode: 'visible' | 'hidden'; children: ReactNode }>

/** Since React 19.2; with an earlier one nothing is drawn ahead. */
const { Activity } = React as { readonly Activity?: ActivityComponent }

/**
 * Draws its content before it is shown, without running any effect of it, when React has time. Each showing gets a
 * content of its own, as if it had been drawn for it.
 */
export function DrawnAhead({ visible, ahead, children }: DrawnAheadProps) {
  const [shown, setShown] = useState({ visible, times: 0 })
  if (shown.visible !== visible) setShown({ visible, times: shown.times + (visible ? 0 : 1) })
  if (!Activity) return visible ? children : null
  if (!visible && !ahead) return null
  return (
    <Activity key={shown.times} mode={visible ? 'visible' : 'hidden'}>
      <AheadContext.Provider value={!visible}>{children}</AheadContext.Provider>
    </Activity>
  )
}
