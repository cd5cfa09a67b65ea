import type { ReactNode } from 'react'
import { SiteHeader } from './SiteHeader.tsx'

interface PageProps {
  readonly title: string
  readonly about: string
  readonly children: ReactNode
}

export function Page({ title, about, children }: PageProps) {
  return (
    <>
      <SiteHeader />
      <main className="page">
        <h1>{title}</h1>
        <p>{about}</p>
        {children}
      </main>
    </>
  )
}
