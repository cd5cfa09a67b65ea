import type { ReactNode } from 'react'

/** The combinations that most texts have. */
const variants = {
  title: { as: 'h2', size: 'md', weight: 'semibold', align: 'center' },
  note: { tone: 'secondary', align: 'center' },
  caption: { size: 'xs', tone: 'secondary' },
  error: { tone: 'danger', role: 'alert' },
} as const satisfies Record<string, Partial<TextProps>>

export interface TextProps {
  children: ReactNode
  variant?: keyof typeof variants | undefined
  /** 12, 14, 16, 20 or 40 px at the default `font-size-master`. */
  size?: 'xs' | 'sm' | 'md' | 'xl' | '4xl' | undefined
  weight?: 'regular' | 'medium' | 'semibold' | undefined
  tone?: 'default' | 'secondary' | 'accent' | 'success' | 'warning' | 'danger' | undefined
  align?: 'start' | 'center' | undefined
  truncate?: boolean | undefined
  as?: 'p' | 'span' | 'h2' | 'legend' | undefined
  id?: string | undefined
  /** For names, whose direction may differ from the page; they are truncated at their own end. */
  dir?: 'auto' | undefined
  role?: 'status' | 'alert' | undefined
  'data-testid'?: string | undefined
}

export function Text({ variant, ...props }: TextProps) {
  const all: TextProps = { ...(variant && variants[variant]), ...props }
  const { children, size = 'sm', weight = 'regular', tone = 'default', align, truncate, ...rest } = all
  const { as: Element = 'p', ...attributes } = rest
  const className = `text text-${size} text-${weight} text-${tone}${align === 'center' ? ' text-center' : ''}${truncate ? ' text-truncate' : ''}`
  return (
    <Element {...attributes} className={className}>
      {children}
    </Element>
  )
}
