import type { Portico } from '@portico/core'
import { createRoot } from 'react-dom/client'
import { adoptStyles } from '../theme/adoptStyles.js'
import { createRecorder } from './createRecorder.js'
import { devtoolsStyles } from './DevtoolsPanel.css.js'
import { DevtoolsPanel } from './DevtoolsPanel.js'

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
    // The caller may be rendering another root, and React refuses to unmount a root synchronously then.
    queueMicrotask(() => {
      root.unmount()
      release()
      host.remove()
    })
  }
}
