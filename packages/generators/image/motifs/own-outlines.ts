// Motifs that creators ask for and the emoji set lacks, drawn by us in its style: flat parts in a 32 by 32 box that
// touch its lower edge.

/** SVG bodies by motif name, in the form that `parseOutline` reads. */
export const ownOutlines: Readonly<Record<string, string>> = {
  lighthouse:
    '<path fill="#6D6A75" d="M4 31C4 28 7 26.6 10 26.6H22C25 26.6 28 28 28 31Z"/>' +
    '<path fill="#F4F4F4" d="M12.6 10H19.4L21.4 28H10.6Z"/>' +
    '<path fill="#E8384F" d="M12.2 13.4H19.8L20.25 17.4H11.75Z"/>' +
    '<path fill="#E8384F" d="M11.35 21.2H20.65L21.1 25.2H10.9Z"/>' +
    '<path fill="#3A3F55" d="M11.2 8.8H20.8V10.6H11.2Z"/>' +
    '<path fill="#FFD84A" d="M13.4 4.8H18.6V8.8H13.4Z"/>' +
    '<path fill="#C9243B" d="M16 1L20 5H12Z"/>' +
    '<path fill="#3A3F55" d="M14.6 28V25.6A1.4 1.4 0 0 1 17.4 25.6V28Z"/>',
  pyramid:
    '<path fill="#E0AA4C" d="M13 4L29 29H13Z"/>' +
    '<path fill="#F6CE78" d="M13 4L20 29H1Z"/>' +
    '<path fill="#B97F30" d="M13 4L29 29H20Z"/>' +
    '<path fill="#E0AA4C" d="M8.9 13.6L15.7 13.6L16.3 15.6L7.7 15.6ZM5.6 21.4L17.9 21.4L18.4 23.4L4.4 23.4Z"/>' +
    '<path fill="#8A5A22" d="M9.6 29V26.4A1.4 1.4 0 0 1 12.4 26.4V29Z"/>',
  windmill:
    '<path fill="#F1E6D2" d="M12.2 12H19.8L22.6 30H9.4Z"/>' +
    '<path fill="#A8503A" d="M11.6 12.6C11.6 8.6 20.4 8.6 20.4 12.6Z"/>' +
    '<path fill="#6B4A34" d="M14.4 30V26A1.6 1.6 0 0 1 17.6 26V30Z"/>' +
    '<path fill="#7FB4D8" d="M14.9 18.2H17.1V20.8H14.9Z"/>' +
    '<path fill="#D9C29A" d="M15.2 12.4L7.2 2.2L10.6 1L17 11ZM17 10.6L27.8 4.2L29 7.6L17.4 13.4ZM16.8 11.6L24.8 21.8L21.4 23L15 13ZM15 13.4L4.2 19.8L3 16.4L14.6 10.6Z"/>' +
    '<path fill="#5A3C2A" d="M14.2 12A1.8 1.8 0 1 0 17.8 12A1.8 1.8 0 1 0 14.2 12Z"/>',
  waterfall:
    '<path fill="#6A5A50" d="M2 6L10 4L12 29H2Z"/>' +
    '<path fill="#57483F" d="M30 6L22 4L20 29H30Z"/>' +
    '<path fill="#4CA35B" d="M1.4 7.6C2 3 9 2 11.2 5.6L10.6 8.4C7 6.8 4 8.6 1.4 7.6Z"/>' +
    '<path fill="#3F8E50" d="M30.6 7.6C30 3 23 2 20.8 5.6L21.4 8.4C25 6.8 28 8.6 30.6 7.6Z"/>' +
    '<path fill="#5DB9F0" d="M10 5C13 3.8 19 3.8 22 5L21 28H11Z"/>' +
    '<path fill="#D6F1FF" d="M12.6 5.4H14L13.8 26H12.8ZM16 6.6H17.2L17 24H16.2ZM19 5.4H20.2L19.6 26.6H18.8Z"/>' +
    '<path fill="#F2FBFF" d="M7.4 28A3 3 0 0 1 12 25.6A4 4 0 0 1 19.4 25.4A3.2 3.2 0 0 1 24.6 28C25 30.6 7 30.6 7.4 28Z"/>',
  'hot-air-balloon':
    '<path fill="#E8384F" d="M16 1C23 1 27 6 27 11C27 16.4 22 20 19.4 23H12.6C10 20 5 16.4 5 11C5 6 9 1 16 1Z"/>' +
    '<path fill="#FFC83D" d="M16 1C20 1 22 6 22 11C22 16.4 19.4 20 18 23H14C12.6 20 10 16.4 10 11C10 6 12 1 16 1Z"/>' +
    '<path fill="#F2603A" d="M16 1C17.4 1 18.6 6 18.6 11C18.6 16.4 17.4 20 16.6 23H15.4C14.6 20 13.4 16.4 13.4 11C13.4 6 14.6 1 16 1Z"/>' +
    '<path fill="#5A4336" d="M12.8 22.6H13.5L14.3 27H13.6ZM18.5 22.6H19.2L18.4 27H17.7Z"/>' +
    '<path fill="#A56B3C" d="M13 26.4H19L18.4 30.2A.8 .8 0 0 1 17.6 31H14.4A.8 .8 0 0 1 13.6 30.2Z"/>',
  'eiffel-tower':
    '<path fill="#8A6A4F" d="M15.4 1H16.6L17.2 8H14.8Z"/>' +
    '<path fill="#8A6A4F" d="M14.6 8H17.4L19 17H13Z"/>' +
    '<path fill="#6F523B" d="M13.6 7.4H18.4V8.8H13.6Z"/>' +
    '<path fill="#6F523B" d="M11.6 16.4H20.4V18.4H11.6Z"/>' +
    '<path fill="#8A6A4F" d="M12.4 18.4H19.6L21 22.6H11Z"/>' +
    '<path fill="#6F523B" d="M9.8 22.2H22.2V24H9.8Z"/>' +
    '<path fill="#8A6A4F" d="M10.4 24H21.6C22.4 27 24 29.6 26 31H21.4C20.6 27.6 18.6 25.8 16 25.8C13.4 25.8 11.4 27.6 10.6 31H6C8 29.6 9.6 27 10.4 24Z"/>',
  cabin:
    '<path fill="#8C5A36" d="M5 15H27V30H5Z"/>' +
    '<path fill="#744627" d="M5 18H27V19.2H5ZM5 22H27V23.2H5ZM5 26H27V27.2H5Z"/>' +
    '<path fill="#7A3B34" d="M21.4 4.6H24.6V12H21.4Z"/>' +
    '<path fill="#5B3A2E" d="M16 4L30 16H2Z"/>' +
    '<path fill="#F2F6FA" d="M16 2.6L30.4 14.8L28.8 16.4L16 6.4L3.2 16.4L1.6 14.8Z"/>' +
    '<path fill="#FFD35A" d="M8 18.6H13V23.6H8Z"/>' +
    '<path fill="#744627" d="M10.2 18.6H10.8V23.6H10.2ZM8 20.8H13V21.4H8Z"/>' +
    '<path fill="#4A2E20" d="M18 20.4A2.6 2.6 0 0 1 23.2 20.4V30H18Z"/>',
  longship:
    '<path fill="#6B4526" d="M15.2 4H16.8V24H15.2Z"/>' +
    '<path fill="#F3E9D6" d="M7 6H25C26.4 10 26.4 15 25 19H7C5.6 15 5.6 10 7 6Z"/>' +
    '<path fill="#D13B3B" d="M10 6H13C12 10 12 15 13 19H10C9 15 9 10 10 6ZM19 6H22C23 10 23 15 22 19H19C20 15 20 10 19 6Z"/>' +
    '<path fill="#8A5A32" d="M1 15C2.6 14.6 4 15.4 4 17C4 20 5 22.4 8 22.4H24C27 22.4 28 20 28 17C28 15.4 29.4 14.6 31 15C30 16 30.2 17 30.2 18.6C30 25 27 29 22 29H10C5 29 2 25 1.8 18.6C1.8 17 2 16 1 15Z"/>' +
    '<path fill="#6B4526" d="M4.2 24.6H27.8L26.6 26.2H5.4Z"/>' +
    '<path fill="#E8B23A" d="M9 23.4A1.9 1.9 0 1 0 12.8 23.4A1.9 1.9 0 1 0 9 23.4ZM14.1 23.4A1.9 1.9 0 1 0 17.9 23.4A1.9 1.9 0 1 0 14.1 23.4ZM19.2 23.4A1.9 1.9 0 1 0 23 23.4A1.9 1.9 0 1 0 19.2 23.4Z"/>',
}
