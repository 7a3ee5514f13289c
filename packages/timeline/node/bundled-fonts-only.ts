// Imported before @napi-rs/canvas, which would otherwise read every font of the machine as it loads: a tenth of a
// second with few fonts, and nothing is ever drawn with them.

process.env['DISABLE_SYSTEM_FONTS_LOAD'] = '1'
