import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type Element<Attributes> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & Attributes

interface Connecting {
  readonly label?: string | undefined
  readonly loadingLabel?: string | undefined
  readonly size?: 'sm' | 'md' | undefined
  readonly disabled?: boolean | undefined
  readonly namespace?: string | undefined
}

interface Showing {
  readonly balance?: 'show' | 'hide' | undefined
  readonly charsStart?: number | undefined
  readonly charsEnd?: number | undefined
}

interface Elements {
  button: Element<Connecting & Showing>
  'connect-button': Element<Connecting>
  'account-button': Element<Connecting & Showing>
  'network-button': Element<Connecting>
  modal: Element<object>
}

export type AppKitElements = {
  [Name in keyof Elements as `${'appkit' | 'w3m'}-${Name}`]: Elements[Name]
} & {
  'appkit-wallet-button': Element<{
    readonly wallet?: string | undefined
    readonly namespace?: string | undefined
  }>
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends AppKitElements {}
  }
}
