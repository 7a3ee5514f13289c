import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Link, type LinkProps } from 'react-router'
import { joinClasses } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

interface ButtonLook {
  /** `primary` is for the one main action of a screen. Default `secondary`. */
  variant?: ButtonVariant
  size?: ButtonSize
  isFullWidth?: boolean
}

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-action text-on-primary font-semibold shadow-card hover:bg-action-hover disabled:bg-none disabled:bg-hover disabled:text-muted disabled:shadow-none',
  secondary:
    'border border-control-line/70 bg-raised text-text font-medium hover:bg-hover hover:border-control-line disabled:text-muted disabled:border-line disabled:bg-transparent',
  quiet: 'text-text font-medium hover:bg-hover disabled:text-muted disabled:bg-transparent',
  danger:
    'border border-danger/60 bg-danger-soft text-danger-text font-semibold hover:border-danger disabled:text-muted disabled:border-line disabled:bg-transparent',
}

const sizes: Record<ButtonSize, string> = {
  small: 'h-8 px-3 text-sm gap-1.5 rounded-small',
  medium: 'h-10 px-4 text-sm gap-2 rounded-base',
  large: 'h-12 px-5 text-base gap-2 rounded-base',
}

/** Class names of a button, for links that act as one. */
export function buttonClasses({
  variant = 'secondary',
  size = 'medium',
  isFullWidth = false,
}: ButtonLook): string {
  return joinClasses(
    'inline-flex shrink-0 items-center justify-center whitespace-nowrap select-none transition-[background-color,border-color,color,transform] duration-150 active:not-disabled:translate-y-px disabled:cursor-not-allowed',
    variants[variant],
    sizes[size],
    isFullWidth && 'w-full',
  )
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  icon?: ReactNode
  /** The button is disabled and shows that work is in progress. */
  isBusy?: boolean
  /** Replaces the label while busy. */
  busyLabel?: string
  ref?: Ref<HTMLButtonElement>
}

/** A button with its states; the default `type` is `button`. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    isFullWidth,
    icon,
    isBusy = false,
    busyLabel,
    className,
    children,
    disabled,
    ...rest
  } = props
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={joinClasses(buttonClasses({ variant, size, isFullWidth }), className)}
    >
      {isBusy ? <Spinner className="size-4" /> : icon}
      {isBusy && busyLabel !== undefined ? busyLabel : children}
    </button>
  )
}

export interface ButtonLinkProps extends LinkProps, ButtonLook {
  icon?: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  isFullWidth,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link
      {...rest}
      className={joinClasses(buttonClasses({ variant, size, isFullWidth }), className as string)}
    >
      {icon}
      {children}
    </Link>
  )
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** The accessible name. */
  label: string
  icon: ReactNode
  size?: 'small' | 'medium'
  isBusy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button that shows only an icon; its label goes to assistive technology and the tooltip. */
export function IconButton({
  label,
  icon,
  size = 'medium',
  isBusy = false,
  className,
  disabled,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-busy={isBusy || undefined}
      disabled={disabled || isBusy}
      className={joinClasses(
        'inline-grid shrink-0 place-items-center rounded-small text-muted transition-colors duration-150 hover:bg-hover hover:text-text disabled:cursor-not-allowed disabled:opacity-45 disabled:hover:bg-transparent',
        size === 'small' ? 'size-8' : 'size-10',
        className,
      )}
    >
      {isBusy ? <Spinner className="size-4" /> : icon}
    </button>
  )
}
