import { Icon, type IconProps } from './Icon.js'

export function SettingsIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 15.25a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5ZM10.4 3.5h3.2l.5 2.4 1.6.9 2.3-.8 1.6 2.8-1.8 1.6v1.8l1.8 1.6-1.6 2.8-2.3-.8-1.6.9-.5 2.4h-3.2l-.5-2.4-1.6-.9-2.3.8-1.6-2.8 1.8-1.6v-1.8L4.4 8.8 6 6l2.3.8 1.6-.9.5-2.4Z"
    />
  )
}
