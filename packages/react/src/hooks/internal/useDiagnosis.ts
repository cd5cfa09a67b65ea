import { type DiagnoseParameters, diagnose, type Finding } from '@portico/core'
import { useEffect, useState } from 'react'
import { usePorticoInstance } from './usePorticoStore.js'

export function useDiagnosis({ connectorId, namespace }: DiagnoseParameters) {
  const portico = usePorticoInstance('useDiagnosis')
  const [turn, setTurn] = useState(0)
  const [found, setFound] = useState<{ readonly turn: number; readonly findings: readonly Finding[] }>()
  useEffect(() => {
    let isLeft = false
    const settle = (findings: readonly Finding[]) => {
      if (!isLeft) setFound({ turn, findings })
    }
    diagnose(portico, { connectorId, namespace }).then(settle, (error: unknown) => {
      portico.environment.logger.warn('The checks could not be loaded.', error)
      settle([])
    })
    return () => {
      isLeft = true
    }
  }, [portico, connectorId, namespace, turn])
  return {
    findings: found?.turn === turn ? found.findings : undefined,
    lookAgain: () => setTurn(turn + 1),
  }
}
