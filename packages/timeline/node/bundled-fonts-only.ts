// Import this before @napi-rs/canvas, which would otherwise read every font of the machine when it loads. That takes a
// tenth of a second even with few fonts, and nothing is drawn with them.

process.env['DISABLE_SYSTEM_FONTS_LOAD'] = '1'
