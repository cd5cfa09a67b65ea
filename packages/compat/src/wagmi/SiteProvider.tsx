'use client'
import { type Portico, setThemeMode, setThemeVariables, type ThemeOptions } from '@portico/core'
import { PorticoProvider } from '@portico/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useConfig } from 'wagmi'
import { createSiteKit, type OwnOptions } from './createSiteKit.js'

export interface SiteProviderProps {
  readonly options: OwnOptions
  readonly theme: ThemeOptions
  readonly children?: ReactNode
}

export function SiteProvider({ options, theme, children }: SiteProviderProps) {
  const config = useConfig()
  const [portico] = useState(() => createSiteKit(config, { ...options, theme }))
  useTheme(portico, theme)
  return <PorticoProvider portico={portico}>{children}</PorticoProvider>
}

function useTheme(portico: Portico, { mode, variables }: ThemeOptions): void {
  const written = JSON.stringify(variables ?? {})
  useEffect(() => setThemeMode(portico, mode), [portico, mode])
  useEffect(() => setThemeVariables(portico, JSON.parse(written)), [portico, written])
}
