import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { isRightToLeft } from '../dom/isRightToLeft.js'
import { useStyles } from '../useStyles.js'
import { tabsStyles } from './Tabs.css.js'

interface TabsProps<Id extends string> {
  tabs: readonly { readonly id: Id; readonly label: string }[]
  value: Id
  onValueChange: (id: Id) => void
  label: string
  children: ReactNode
}

export function Tabs<Id extends string>({ tabs, value, onValueChange, label, children }: TabsProps<Id>) {
  useStyles(tabsStyles)
  const base = useId()
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const index = tabs.findIndex(tab => tab.id === value)
    const next = getNextTab(event.key, index, tabs.length, isRightToLeft(event.currentTarget))
    const tab = next === null ? undefined : tabs[next]
    if (next === null || !tab) return
    event.preventDefault()
    onValueChange(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div className="tabs">
      <div ref={list} className="tab-list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(tab => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            className="tab"
            aria-selected={tab.id === value}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onValueChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        key={value}
        id={`${base}-panel`}
        className="tab-panel"
        role="tabpanel"
        aria-labelledby={`${base}-${value}`}
      >
        {children}
      </div>
    </div>
  )
}

/** The target of an arrow key, Home or End, wrapping around; null for other keys. */
export function getNextTab(key: string, index: number, count: number, rtl: boolean): number | null {
  if (count === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight'
  const backward = rtl ? 'ArrowRight' : 'ArrowLeft'
  if (key !== forward && key !== backward) return null
  return (index + (key === forward ? 1 : -1) + count) % count
}
