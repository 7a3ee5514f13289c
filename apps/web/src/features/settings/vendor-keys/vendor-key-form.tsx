import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { useSaveVendorKey, type VendorAccount, type VendorKeyScope } from '../../../api/vendor-keys.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Failure } from '../setting-card.tsx'

const words = messages.vendorKeys

interface VendorKeyFormProps {
  scope: VendorKeyScope
  vendor: VendorAccount
  onClose: () => void
}

/** Key, models and, for the operator, address of a vendor, from what the vendor declares. */
export function VendorKeyForm({ scope, vendor, onClose }: VendorKeyFormProps) {
  const { account, hint, keyAbout, baseUrl, models } = vendor
  const saving = useSaveVendorKey()
  const [apiKey, setApiKey] = useState('')
  const [address, setAddress] = useState(baseUrl?.value ?? '')
  const [chosen, setChosen] = useState<Record<string, string>>(
    Object.fromEntries(models.map(({ id, value }) => [id, value])),
  )
  const submit = (): void => {
    const key = apiKey.trim()
    const change = { scope, account, baseUrl: address.trim(), models: chosen }
    saving.mutate(key === '' ? change : { ...change, apiKey: key }, {
      onSuccess: () => {
        toast.success(words.saved(account))
        onClose()
      },
    })
  }
  return (
    <FormDialog
      title={account}
      description={vendor.usedFor}
      submitLabel={words.check}
      busyLabel={words.checking}
      isBusy={saving.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <PasswordField
        label={words.apiKey}
        autoComplete="off"
        spellCheck={false}
        maxLength={1000}
        hint={hint === null ? (keyAbout ?? undefined) : words.keptHint(hint)}
        value={apiKey}
        onChange={(event) => setApiKey(event.target.value)}
      />
      {baseUrl !== null && <AddressField baseUrl={baseUrl} value={address} onChange={setAddress} />}
      <ModelFields models={models} chosen={chosen} onChange={setChosen} />
      <Failure error={saving.error} />
    </FormDialog>
  )
}

interface AddressFieldProps {
  baseUrl: NonNullable<VendorAccount['baseUrl']>
  value: string
  onChange: (value: string) => void
}

function AddressField({ baseUrl, value, onChange }: AddressFieldProps) {
  return (
    <TextField
      label={words.baseUrl}
      type="url"
      inputMode="url"
      maxLength={2000}
      placeholder={baseUrl.default || 'https://'}
      hint={baseUrl.about ?? words.baseUrlHint}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

interface ModelFieldsProps {
  models: VendorAccount['models']
  chosen: Readonly<Record<string, string>>
  onChange: (chosen: Record<string, string>) => void
}

function ModelFields({ models, chosen, onChange }: ModelFieldsProps) {
  return models.map(({ id, name, default: usual, about }) => (
    <TextField
      key={id}
      label={name}
      maxLength={200}
      placeholder={usual}
      hint={about ?? words.defaultModel(usual)}
      value={chosen[id] ?? ''}
      onChange={(event) => onChange({ ...chosen, [id]: event.target.value })}
    />
  ))
}
