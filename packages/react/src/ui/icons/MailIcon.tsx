import { Icon, type IconProps } from './Icon.js'

export function MailIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5.5 5.5h13A2.5 2.5 0 0 1 21 8v8a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16V8a2.5 2.5 0 0 1 2.5-2.5ZM3.5 7.5l7 5.6a2.4 2.4 0 0 0 3 0l7-5.6"
    />
  )
}
