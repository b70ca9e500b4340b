-- The words of messages, so that searching a long conversation takes no longer than a short one. The conversation is a word
-- too, so that a search reads no other one's messages. Triggers keep it.
CREATE VIRTUAL TABLE message_search USING fts5 (conversation, words, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3', detail = column);
INSERT INTO message_search (rowid, conversation, words) SELECT id, 'c' || conversation_id, search FROM messages WHERE search <> '';
CREATE TRIGGER messages_indexed AFTER INSERT ON messages WHEN NEW.search <> '' BEGIN
  INSERT INTO message_search (rowid, conversation, words) VALUES (NEW.id, 'c' || NEW.conversation_id, NEW.search);
END;
CREATE TRIGGER messages_indexed_again AFTER UPDATE OF search ON messages WHEN OLD.search <> NEW.search BEGIN
  DELETE FROM message_search WHERE rowid = OLD.id;
  INSERT INTO message_search (rowid, conversation, words) SELECT NEW.id, 'c' || NEW.conversation_id, NEW.search WHERE NEW.search <> '';
END;

-- Conversations in folders, which are counted for the list of folders.
CREATE INDEX conversation_members_in_folder ON conversation_members (user_id, folder) WHERE folder IS NOT NULL;
