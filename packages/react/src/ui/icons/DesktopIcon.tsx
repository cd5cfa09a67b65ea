import { Icon, type IconProps } from './Icon.js'

export function DesktopIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5.5 4.5h13A2.5 2.5 0 0 1 21 7v7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 14V7a2.5 2.5 0 0 1 2.5-2.5ZM8.5 20h7M12 16.5V20"
    />
  )
}
