import type { KitForm } from '../../../api/kits.ts'

/** Fields that are still empty take what was read; the person's own words stay. */
export function fillForm(form: KitForm, read: KitForm): KitForm {
  const fields = Object.keys(form) as (keyof KitForm)[]
  const filled = Object.fromEntries(
    fields.map((field) => [field, form[field].trim() === '' ? read[field] : form[field]]),
  )
  return { ...form, ...filled }
}

/** The first field that has to be filled in before a kit can be written. */
export function findMissing({ name, summary }: Pick<KitForm, 'name' | 'summary'>): 'name' | 'summary' | null {
  if (name.trim() === '') return 'name'
  return summary.trim() === '' ? 'summary' : null
}
