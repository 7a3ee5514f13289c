// Which licenses allow what a video does with a work: it is published, may earn money, and crops, cuts and writes over
// the work. NC forbids the second, ND the third. Anything that is not named here is left out.

export interface StockLicence {
  licence: string
  licenceUrl: string | null
}

const publicDomain: StockLicence = {
  licence: 'Public domain',
  licenceUrl: 'https://creativecommons.org/publicdomain/mark/1.0/',
}
const zero: StockLicence = {
  licence: 'CC0 1.0',
  licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
}

/** Openverse's codes, such as `by-sa` with `2.0`. Null for a license that does not allow it, or an unknown one. */
export function readLicenceCode(code: string, version: string | null): StockLicence | null {
  switch (code) {
    case 'pdm':
      return publicDomain
    case 'cc0':
      return zero
    case 'by':
    case 'by-sa':
      return describe(code, version, '')
    default:
      return null
  }
}

const creativeCommons = /^cc[ -](by(?:-sa)?)[ -](\d\.\d)(?:[ -]([a-z]{2,5}))?$/i

/** Commons' short names, such as `CC BY-SA 3.0 de`. Null like `readLicenceCode`. */
export function readLicenceName(name: string): StockLicence | null {
  const plain = name.trim()
  if (/^public domain$/i.test(plain)) return publicDomain
  if (/^cc[ -]?0(?: 1\.0)?$/i.test(plain)) return zero
  const [, code, version, country = ''] = creativeCommons.exec(plain) ?? []
  if (code === undefined || version === undefined) return null
  return describe(code.toLowerCase(), version, country.toLowerCase())
}

const versions: ReadonlySet<string> = new Set(['1.0', '2.0', '2.1', '2.5', '3.0', '4.0'])

function describe(code: string, version: string | null, country: string): StockLicence | null {
  if (version === null || !versions.has(version)) return null
  const port = country === '' ? '' : `${country}/`
  return {
    licence: `CC ${code.toUpperCase()} ${version}${country === '' ? '' : ` ${country.toUpperCase()}`}`,
    licenceUrl: `https://creativecommons.org/licenses/${code}/${version}/${port}`,
  }
}
