// Closes the window if a page opened it. Browsers keep other windows open, and those show a link back.
window.close();
