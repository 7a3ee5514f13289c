// Writes how a file came to be as an XMP packet. Each file format stores the packet in its own place.

import { escapeXml } from '@vivify/contract/escape-xml'
import type { DigitalSourceType } from '@vivify/contract/provenance'

export interface Mark {
  /** null when unknown: the packet then only names the program. */
  digitalSourceType: DigitalSourceType | null
  /** The program that made the file, such as "OpenAI gpt-image-2.5". */
  madeWith: string
  /** The trained model that had a part in the file. */
  aiSystem: string | null
}

const vocabulary = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

/** Encodes a mark as a packet in UTF-8. The same mark gives the same bytes. */
export function writeXmp({ digitalSourceType, madeWith, aiSystem }: Mark): Buffer {
  const system = aiSystem === null ? '' : ` Iptc4xmpExt:AISystemUsed="${escapeXml(aiSystem)}"`
  const type = digitalSourceType ? ` Iptc4xmpExt:DigitalSourceType="${vocabulary}${digitalSourceType}"` : ''
  const text = [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    ` xmp:CreatorTool="Vivify: ${escapeXml(madeWith)}"${system}`,
    `${type}/>`,
    '</rdf:RDF>',
    '</x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('\n')
  return Buffer.from(text, 'utf8')
}
