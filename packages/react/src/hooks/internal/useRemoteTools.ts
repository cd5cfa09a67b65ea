'use client'
import { useEffect, useState } from 'react'
import { usePorticoInstance } from './usePorticoInstance.js'

type RemoteTools = typeof import('../../remote/remoteTools.js').remoteTools

export function useRemoteTools(wanted: boolean): RemoteTools | undefined {
  const { environment } = usePorticoInstance('useRemoteTools')
  const [tools, setTools] = useState<RemoteTools>()
  useEffect(() => {
    if (!wanted) return
    let left = false
    import('../../remote/remoteTools.js').then(
      ({ remoteTools }) => {
        if (!left) setTools(remoteTools)
      },
      error => environment.logger.warn('The code for remote wallets could not be loaded.', error),
    )
    return () => {
      left = true
    }
  }, [environment, wanted])
  return tools
}
