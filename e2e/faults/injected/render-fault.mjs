/** Makes React throw when it renders a text with RENDER-FAULT in it, like a bug in one page. */

/** React uses this pattern to find the characters it must escape in a text. */
const REACT_ESCAPES = `["'&<>]`;

const exec = RegExp.prototype.exec;
RegExp.prototype.exec = function (text) {
  if (this.source === REACT_ESCAPES && String(text).includes('RENDER-FAULT'))
    throw new Error('the render fault of this test');
  return exec.call(this, text);
};
