import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import { joinClasses } from './class-names.ts'
import { controlClasses, Field, type FieldProps } from './field.tsx'

type FieldPart = Pick<FieldProps, 'label' | 'isLabelHidden' | 'hint' | 'error' | 'aside'>

export interface TextFieldProps extends FieldPart, InputHTMLAttributes<HTMLInputElement> {
  /** Inside the box, on the left. */
  icon?: ReactNode
  /** A small button inside the box, on the right. */
  action?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** One line of text with its label. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, hint, error, aside, icon, action, className, ...rest } = props
  return (
    <Field {...{ label, isLabelHidden, hint, error, aside, className }}>
      {(ids) => (
        <div className="relative">
          {icon !== undefined && (
            <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-muted [&>svg]:size-4">
              {icon}
            </span>
          )}
          <input
            type="text"
            {...rest}
            {...ids}
            className={joinClasses(
              controlClasses,
              'h-11 px-3 md:h-10',
              icon !== undefined && 'pl-9.5',
              action !== undefined && 'pr-11',
            )}
          />
          {action !== undefined && (
            <span className="absolute inset-y-0 right-1 grid place-items-center">{action}</span>
          )}
        </div>
      )}
    </Field>
  )
}

export interface TextAreaProps extends FieldPart, TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text with a label; grows with the text, up to most of the window, in browsers that support it. */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, hint, error, aside, className, ...rest } = props
  return (
    <Field {...{ label, isLabelHidden, hint, error, aside, className }}>
      {(ids) => (
        <textarea
          rows={4}
          {...rest}
          {...ids}
          className={joinClasses(
            controlClasses,
            'field-sizing-content max-h-[60dvh] min-h-24 resize-y px-3 py-2.5 leading-relaxed',
          )}
        />
      )}
    </Field>
  )
}
