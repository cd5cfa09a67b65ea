import type { Portico } from '@portico/core'
import { createRoot } from 'react-dom/client'
import { adoptStyles } from '../theme/adoptStyles.js'
import { createRecorder } from './createRecorder.js'
import { devtoolsStyles } from './DevtoolsPanel.css.js'
import { DevtoolsPanel } from './DevtoolsPanel.js'

/** Draws the panel in a shadow root of its own, and records from now on; returns how to end both. */
export function mountPanel(portico: Portico): () => void {
  const host = document.createElement('portico-devtools')
  const shadow = host.attachShadow({ mode: 'open' })
  const release = adoptStyles(shadow, [devtoolsStyles])
  const container = document.createElement('div')
  shadow.append(container)
  document.body.append(host)
  const recorder = createRecorder(portico)
  const root = createRoot(container)
  root.render(<DevtoolsPanel portico={portico} recorder={recorder} />)
  return () => {
    recorder.stop()
    // Whoever unmounts may be in the middle of rendering another root, where React refuses to end this one.
    queueMicrotask(() => {
      root.unmount()
      release()
      host.remove()
    })
  }
}
