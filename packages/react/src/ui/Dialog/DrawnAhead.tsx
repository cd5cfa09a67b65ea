import * as React from 'react'
import { type ComponentType, createContext, type ReactNode, useState } from 'react'

/** True in content that is rendered in advance. Such content must not fetch anything. */
export const AheadContext = createContext(false)

interface DrawnAheadProps {
  readonly visible: boolean
  readonly ahead: boolean
  readonly children: ReactNode
}

type ActivityComponent = ComponentType<{ mode: 'visible' | 'hidden'; children: ReactNode }>

/** React 19.2 and later; earlier versions render nothing in advance. */
const { Activity } = React as { readonly Activity?: ActivityComponent }

/** Renders its content in advance, without effects. Each opening gets a new instance. */
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
