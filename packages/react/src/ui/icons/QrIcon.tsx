import { Icon, type IconProps } from './Icon.js'

export function QrIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5.5 4.5h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1Zm10 0h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1Zm-10 10h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1Zm9 0h1.5m3.5 0v2m-5 0V19.5h1.5m3.5-.5v.5h-1.5"
    />
  )
}
