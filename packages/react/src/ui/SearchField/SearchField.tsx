import { forwardRef, useImperativeHandle, useRef } from 'react'
import { CloseIcon } from '../icons/CloseIcon.js'
import { SearchIcon } from '../icons/SearchIcon.js'
import { Spinner } from '../Spinner/Spinner.js'
import { useStyles } from '../useStyles.js'
import { searchFieldStyles } from './SearchField.css.js'

export interface SearchFieldProps {
  value: string
  onValueChange: (value: string) => void
  label: string
  placeholder: string
  clearLabel: string
  loading?: boolean | undefined
  'data-testid'?: string | undefined
}

export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(props, ref) {
  useStyles(searchFieldStyles)
  const { value, onValueChange, label, placeholder, clearLabel, loading = false, ...attributes } = props
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  return (
    <div className="search">
      <span className="search-icon">{loading ? <Spinner size={20} /> : <SearchIcon />}</span>
      <input
        {...attributes}
        ref={input}
        className="search-input"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={64}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={event => onValueChange(event.target.value)}
      />
      {value === '' ? null : (
        <button
          type="button"
          className="search-clear"
          aria-label={clearLabel}
          onClick={() => {
            onValueChange('')
            input.current?.focus()
          }}
        >
          <CloseIcon />
        </button>
      )}
    </div>
  )
})
